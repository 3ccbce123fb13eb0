import '@lens/contracts/jitless';

export { consultationRequest } from '@lens/contracts/consultations';
