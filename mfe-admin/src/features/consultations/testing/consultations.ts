import type { Consultation } from '@lens/contracts/consultations';

export const ada: Consultation = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'LV-7K3M-9QXD',
  firstName: 'Ada',
  lastName: 'Reyes',
  email: 'ada@example.com',
  phone: '(562) 555-0134',
  procedure: 'lasik',
  message: 'Could I come on a Saturday?',
  preferredContact: 'email',
  language: 'ko',
  interpreter: true,
  status: 'new',
  assignee: null,
  consent_version: '2026-11',
  suspected: false,
  created_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  revision: 1,
  changed_by: null,
};

export const ben: Consultation = {
  ...ada,
  id: '00000000-0000-4000-8000-000000000002',
  reference: 'LV-2H4N-6TWY',
  firstName: 'Ben',
  lastName: 'Okoro',
  email: 'ben@example.com',
  preferredContact: 'phone',
  language: null,
  interpreter: false,
};
