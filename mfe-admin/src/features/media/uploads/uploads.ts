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
  /** Where it goes; empty for none. */
  folder: string;
  state: 'waiting' | 'sending' | 'stopped' | 'refused';
  /** Of what has to be sent, from 0 to 1. */
  share: number;
  /** Why it was refused. */
  reason?: string;
  /** It will be refused again, however often it is sent. */
  isFinal?: boolean;
}

/** What is on its way; it goes on while other screens are open. What has arrived is in the list, and not here. */
export const useUploads = create<{ uploads: Upload[] }>()(() => ({ uploads: [] }));

/** Too large, of another kind, not a picture that can be shown: what is wrong is the file. */
const ofTheFile = [400, 413, 415, 422];

const atOnce = 2;
const stops = new Map<string, AbortController>();

const change = (id: string, changes: Partial<Upload>) =>
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
  }));

export const dismiss = (id: string) =>
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));

async function send({ id, file, folder }: Upload): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  change(id, { state: 'sending', share: 0, reason: undefined });
  const form = new FormData();
  if (folder) form.append('folder', folder);
  form.append('file', file, file.name);
  try {
    await uploadApi.post<MediaDetail>('/media/upload', form, {
      signal: stop.signal,
      headers: { 'content-type': 'multipart/form-data' },
      onUploadProgress: ({ progress }) => change(id, { share: progress ?? 0 }),
    });
    dismiss(id);
    void queryClient.invalidateQueries({ queryKey: mediaKey });
  } catch (failure) {
    if (axios.isCancel(failure) || stop.signal.aborted) change(id, { state: 'stopped' });
    else {
      console.error(failure);
      const reason = failure instanceof Error ? failure.message : 'Upload failed';
      const isFinal = failure instanceof StaffApiFailure && ofTheFile.includes(failure.status);
      change(id, { state: 'refused', reason, isFinal });
    }
  } finally {
    stops.delete(id);
    next();
  }
}

function next(): void {
  const { uploads } = useUploads.getState();
  const free = atOnce - uploads.filter(({ state }) => state === 'sending').length;
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
    void send(upload);
}

/** @param folder where they go; empty for none */
export function upload(files: Iterable<File>, folder: string): void {
  const added = [...files].map((file): Upload => ({
    id: crypto.randomUUID(),
    file,
    folder,
    state: 'waiting',
    share: 0,
  }));
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  next();
}

/** Stops one that is on its way or waits. */
export function cancel(id: string): void {
  stops.get(id)?.abort();
  change(id, { state: 'stopped' });
}

export function retry(id: string): void {
  change(id, { state: 'waiting', share: 0, reason: undefined });
  next();
}

useSession.subscribe(({ status }) => {
  if (status !== 'signed-out') return;
  useUploads.setState({ uploads: [] });
  for (const stop of stops.values()) stop.abort();
});
