import { createStaffApi } from '@lens/platform/staff-api';

/** The client of the API that the whole desk shares. */
export const api = createStaffApi();
