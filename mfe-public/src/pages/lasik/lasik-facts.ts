export const technology = ['femtosecond', 'excimer', 'wavefront', 'topography'] as const;
export const benefits = ['quick', 'gentle', 'both', 'stitches', 'lasting', 'daily'] as const;
export const risks = ['dryness', 'glare', 'enhancement', 'infection', 'flapTrouble'] as const;
export const steps = ['drops', 'flap', 'reshaping', 'rest'] as const;
export const suits = ['age', 'stable', 'myopia', 'hyperopia', 'astigmatism'] as const;
export const suitsNot = ['thin', 'changing', 'pregnant', 'dry', 'disease'] as const;
