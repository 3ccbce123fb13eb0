/** More pages are waiting than may wait: the shell answers 503, before its memory grows. */
export class RendererBusy extends Error {
  constructor() {
    super('Too many pages are waiting to be rendered.');
  }
}
