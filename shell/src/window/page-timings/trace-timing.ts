/** How an answer names its span, in the header Server-Timing, to the page that reads it. */
export const traceTimingName = 'traceparent';
