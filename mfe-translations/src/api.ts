import { createStaffApi } from '@lens/platform/staff-api';

/** The one client through which the desk speaks to the API. */
export const api = createStaffApi();
