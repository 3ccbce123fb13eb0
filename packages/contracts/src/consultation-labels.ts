import type { Consultation, ConsultationStatus } from './consultations.js';

// The labels that staff read for stored codes, on screens and in exported files.

export const consultationStatusLabels: Record<ConsultationStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  closed: 'Closed',
};

export const procedureLabels: Record<Consultation['procedure'], string> = {
  '': 'Not chosen',
  lasik: 'LASIK',
  prk: 'PRK',
  icl: 'ICL',
  consultation: 'General Consultation',
};

export const channelLabels: Record<Consultation['preferredContact'], string> = {
  phone: 'Phone',
  email: 'Email',
};
