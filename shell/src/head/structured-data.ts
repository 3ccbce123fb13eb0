/** The part of schema.org that the site uses. Ids are addresses, by which things refer to each other. */
export interface Reference {
  '@id': string;
}

export interface PostalAddress {
  '@type': 'PostalAddress';
  streetAddress: string;
  addressLocality: string;
  addressRegion: string;
  postalCode: string;
  addressCountry: string;
}

export interface OpeningHours {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

interface Place {
  '@id': string;
  name: string;
  url: string;
  telephone: string;
  email: string;
  address: PostalAddress;
  image?: string;
}

export interface MedicalClinic extends Place {
  '@type': 'MedicalClinic';
  openingHoursSpecification: OpeningHours[];
  sameAs: string[];
}

export interface Physician extends Place {
  '@type': 'Physician';
  parentOrganization: Reference;
}

interface MedicalProcedure {
  '@type': 'MedicalProcedure';
  name: string;
  description: string;
  howPerformed: string;
  url: string;
}

interface FaqPage {
  '@type': 'FAQPage';
  mainEntity: {
    '@type': 'Question';
    name: string;
    acceptedAnswer: { '@type': 'Answer'; text: string };
  }[];
}

export interface BreadcrumbList {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

interface Article {
  '@type': 'Article';
  headline: string;
  description: string;
  datePublished: string;
  inLanguage: string;
  author: { '@type': 'Person'; name: string };
  publisher: Reference;
  mainEntityOfPage: string;
  image?: string;
}

export type Thing = MedicalClinic | Physician | MedicalProcedure | FaqPage | BreadcrumbList | Article;

export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': Thing[];
}
