import { createStaffApi } from '@lens/platform/staff-api';

/** The client for all requests of the back office to the API. */
export const api = createStaffApi();

/** The client for uploads, whose failures have a message of their own. */
export const uploadApi = createStaffApi('Upload failed');
