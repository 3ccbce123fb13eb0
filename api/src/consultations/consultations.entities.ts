import { ConsultationNote } from './consultation-note.entity.js';
import { ConsultationView } from './consultation-view.entity.js';
import { Consultation } from './consultation.entity.js';

export const consultationEntities = [Consultation, ConsultationNote, ConsultationView];
