export const heroFacts = ['consultation', 'price', 'decision'] as const;
export const included = ['measuring', 'procedure', 'visits', 'line'] as const;
export const excluded = ['glasses', 'medicines', 'other', 'later'] as const;
export const values = ['freedom', 'convenience', 'confidence', 'experience'] as const;
export const steps = ['consultation', 'discussion', 'arrangement', 'care'] as const;
export const services = ['confidential', 'personalized', 'whiteGlove'] as const;
