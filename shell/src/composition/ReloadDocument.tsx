import { useEffect } from 'react';

/** Lets the server answer: the address belongs to another surface, or to no page. */
export function ReloadDocument() {
  useEffect(() => location.reload(), []);
  return null;
}
