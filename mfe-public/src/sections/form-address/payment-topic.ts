/** The ways to pay that the page on financing links to, with the keys of their titles. */
const titleKeys = {
  immediate: 'financing.options.immediate.title',
  structured: 'financing.options.structured.title',
  healthcare: 'financing.options.healthcare.title',
  concierge: 'financing.concierge.title',
} as const;

type PaymentTopic = keyof typeof titleKeys;

const isPaymentTopic = (about: string): about is PaymentTopic => Object.hasOwn(titleKeys, about);

/** The address of the contact form with a message that begins with a way to pay. */
export const formAboutPayment = (about: PaymentTopic): string =>
  `/contact?procedure=consultation&about=${about}#request`;

/** The key of the title of `about` in an address; undefined for anything else that a link may carry there. */
export const paymentTitleKey = (about: string | null) =>
  about && isPaymentTopic(about) ? titleKeys[about] : undefined;
