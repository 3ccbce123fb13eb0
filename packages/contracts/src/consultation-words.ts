import type { Consultation, ConsultationStatus } from './consultations.js';

// What staff read for what is stored, on their screens and in the file that they take along.

export const consultationStatusWords: Record<ConsultationStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  closed: 'Closed',
};

export const procedureWords: Record<Consultation['procedure'], string> = {
  '': 'Not chosen',
  lasik: 'LASIK',
  prk: 'PRK',
  icl: 'ICL',
  consultation: 'General Consultation',
};

export const channelWords: Record<Consultation['preferredContact'], string> = {
  phone: 'Phone',
  email: 'Email',
};
