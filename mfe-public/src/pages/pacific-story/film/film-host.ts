/** The host's own address that sets no cookie before the film plays. */
export const filmHost = 'https://www.youtube-nocookie.com';

export const addressOf = (id: string): string => `${filmHost}/embed/${encodeURIComponent(id)}`;

/** The same player, which answers when it is asked how it is. */
export const playerOf = (id: string): string => `${addressOf(id)}?enablejsapi=1`;

/** Milliseconds after which nobody waits for a player any longer. */
export const patience = 10_000;

/** Milliseconds between two questions: a player that is not there yet hears none. */
export const pause = 250;

/** What the player is asked, in its own words; whatever it answers, it is there. */
export const question = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });
