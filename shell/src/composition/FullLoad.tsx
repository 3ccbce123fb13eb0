import { useEffect } from 'react';

/** What another surface, or nothing at all, answers under this address is the server's to say. */
export function FullLoad() {
  useEffect(() => location.reload(), []);
  return null;
}
