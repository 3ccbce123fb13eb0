/** What a file of texts may weigh: the longest weigh a fifth of this. */
export const textFileBytes = 512 * 1024;
