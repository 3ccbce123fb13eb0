/** What the practice does to an eye, as addresses, texts and requests name it. Without zod, for patient pages. */
export const procedures = ['lasik', 'prk', 'icl'] as const;

/** What somebody may ask a consultation about. */
export const consultationTopics = [...procedures, 'consultation'] as const;

/** The same as names that no translation may alter: what a testimonial tells of. */
export const procedureTypes = ['LASIK', 'PRK', 'ICL'] as const satisfies readonly Uppercase<Procedure>[];

export type Procedure = (typeof procedures)[number];
export type ConsultationTopic = (typeof consultationTopics)[number];
