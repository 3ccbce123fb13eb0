/** The privacy-enhanced address of the host: it sets no cookie before the film plays. */
export const filmHost = 'https://www.youtube-nocookie.com';

export const addressOf = (id: string): string => `${filmHost}/embed/${encodeURIComponent(id)}`;

/** The address of the player with its messages on. */
export const playerOf = (id: string): string => `${addressOf(id)}?enablejsapi=1`;

/** After this time without an answer the player counts as failed. */
export const playerTimeoutMs = 10_000;

/** The pause between two messages: a player that has not started yet misses them. */
export const messagePauseMs = 250;

/** The message that makes a player answer. Any answer means that it has loaded. */
export const listeningMessage = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });
