/** Film y of the horizon. */
export const HORIZON = -0.075;
/** Picture heights per unit slope. */
export const FOCAL = 1.28;
/** Metres from the middle of the road to the house fronts, and to the kerb. */
export const WALL = 10.5;
export const KERB = 6.2;
/** Metres between street lamps. */
export const LAMP_GAP = 15;
