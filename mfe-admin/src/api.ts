import { createStaffApi } from '@lens/platform/staff-api';

/** The one client through which the back office speaks to the API. */
export const api = createStaffApi();

/** The same for files, whose failures have a sentence of their own. */
export const uploadApi = createStaffApi('Upload failed');
