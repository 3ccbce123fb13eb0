import axios from 'axios';
import { create } from 'zustand';
import type { MediaDetail } from '@lens/contracts/media';
import { useSession } from '@lens/platform/session';
import { StaffApiFailure } from '@lens/platform/staff-api';
import { queryClient } from '@lens/platform/staff-queries';
import { uploadApi } from '../../../api';
import { mediaKey } from '../api/media';

export interface Upload {
  id: string;
  file: File;
  /** The target folder; empty for none. */
  folder: string;
  state: 'waiting' | 'sending' | 'stopped' | 'refused';
  /** The part that is sent, from 0 to 1. */
  progress: number;
  /** Why it was refused. */
  reason?: string;
  /** Another attempt would be refused too. */
  isFinal?: boolean;
}

/** The running uploads, which continue on other screens. Completed ones are in the list of pictures. */
export const useUploads = create<{ uploads: Upload[] }>()(() => ({ uploads: [] }));

/** The statuses that mean the file itself is the problem: too large, another type, or no picture. */
const fileErrorStatuses = [400, 413, 415, 422];

const maxParallel = 2;
const abortControllers = new Map<string, AbortController>();

const updateUpload = (id: string, changes: Partial<Upload>) =>
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
  }));

export const dismissUpload = (id: string) =>
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));

async function send({ id, file, folder }: Upload): Promise<void> {
  const abortController = new AbortController();
  abortControllers.set(id, abortController);
  updateUpload(id, { state: 'sending', progress: 0, reason: undefined });
  const form = new FormData();
  if (folder) form.append('folder', folder);
  form.append('file', file, file.name);
  try {
    await uploadApi.post<MediaDetail>('/media/upload', form, {
      signal: abortController.signal,
      headers: { 'content-type': 'multipart/form-data' },
      onUploadProgress: ({ progress }) => updateUpload(id, { progress: progress ?? 0 }),
    });
    dismissUpload(id);
    void queryClient.invalidateQueries({ queryKey: mediaKey });
  } catch (failure) {
    if (axios.isCancel(failure) || abortController.signal.aborted) updateUpload(id, { state: 'stopped' });
    else {
      console.error(failure);
      const reason = failure instanceof Error ? failure.message : 'Upload failed';
      const isFinal = failure instanceof StaffApiFailure && fileErrorStatuses.includes(failure.status);
      updateUpload(id, { state: 'refused', reason, isFinal });
    }
  } finally {
    abortControllers.delete(id);
    startNext();
  }
}

function startNext(): void {
  const { uploads } = useUploads.getState();
  const freeSlots = maxParallel - uploads.filter(({ state }) => state === 'sending').length;
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, freeSlots)))
    void send(upload);
}

/** @param folder the target folder; empty for none */
export function uploadFiles(files: Iterable<File>, folder: string): void {
  const added = [...files].map((file): Upload => ({
    id: crypto.randomUUID(),
    file,
    folder,
    state: 'waiting',
    progress: 0,
  }));
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  startNext();
}

/** Cancels a running or waiting upload. */
export function cancelUpload(id: string): void {
  abortControllers.get(id)?.abort();
  updateUpload(id, { state: 'stopped' });
}

export function retryUpload(id: string): void {
  updateUpload(id, { state: 'waiting', progress: 0, reason: undefined });
  startNext();
}

useSession.subscribe(({ status }) => {
  if (status !== 'signed-out') return;
  useUploads.setState({ uploads: [] });
  for (const stop of abortControllers.values()) stop.abort();
});
