/** The procedures, as named in addresses, texts and requests. Without zod, for patient pages. */
export const procedures = ['lasik', 'prk', 'icl'] as const;

/** What a patient can request a consultation about. */
export const consultationTopics = [...procedures, 'consultation'] as const;

/** The procedures that testimonials are about, as names that no translation may alter. */
export const procedureTypes = ['LASIK', 'PRK', 'ICL'] as const satisfies readonly Uppercase<Procedure>[];

export type Procedure = (typeof procedures)[number];
export type ConsultationTopic = (typeof consultationTopics)[number];
