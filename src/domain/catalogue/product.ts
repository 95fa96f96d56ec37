import type { AverageRating, Review } from '#domain/learning/review.ts';
import type { Category } from './category.ts';
import type { FreeClass } from './free-class.ts';
import type { ProductKind } from './product-kind.ts';
import type { ShownPrice, StoredPrice } from './shown-price.ts';

/** How much somebody should know beforehand. */
export const levels = ['básico', 'intermedio', 'avanzado'] as const;
export type Level = (typeof levels)[number];

/** How one takes part. */
export const modalities = ['virtual', 'presencial', 'híbrido'] as const;
export type Modality = (typeof modalities)[number];

/** What lists show of a product. Plain data: it travels as JSON. */
interface ListedFacts {
  readonly id: number;
  readonly kind: ProductKind;
  readonly slug: string;
  readonly title: string;
  /** Two or three sentences. */
  readonly summary: string;
  readonly category: Category | null;
  readonly staffNames: readonly string[];
  /** Address of an uploaded cover; null: the school draws one. */
  readonly coverFile: string | null;
  /** ISO 8601; seminars only. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly modality: Modality | null;
  /** Minutes of classes or of the event; 0 when unknown. */
  readonly minutes: number;
  /** Number of classes; 0 for what has none. */
  readonly classes: number;
  readonly planPage: 'pro' | 'pack' | null;
  /** How those who have it rate it; null: nobody did. */
  readonly rating: AverageRating | null;
  /** How many people may still come, where that is few; 0: sold out. Not said: there is room. */
  readonly placesLeft?: number | undefined;
}

/** A published product as lists find it stored. */
export interface StoredProduct extends ListedFacts {
  readonly price: StoredPrice;
}

/** A product on a card. */
export interface ProductCard extends ListedFacts {
  readonly price: ShownPrice;
  /** A seminar that was held already: what is sold is its recording. */
  readonly isOver: boolean;
}

/** Someone who teaches, writes or answers. */
export interface StaffMember {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly profession: string;
  readonly biography: string;
  /** Address of the portrait; null when there is none. */
  readonly photo: string | null;
  /** 'Docente', 'Autora' … */
  readonly part: string;
}

/** A part of what a product teaches: a module with its classes, a topic of a seminar, a chapter of what is read. */
export interface SyllabusPart {
  readonly title: string;
  readonly text: string;
  readonly classes: readonly { readonly title: string; readonly kind: 'video' | 'reading'; readonly seconds: number }[];
  readonly staffNames: readonly string[];
  readonly hasExam: boolean;
}

/** One of the prices of a plan. */
export interface PricedTerm<Price> {
  readonly id: number;
  readonly price: Price;
  readonly duration: number;
  readonly unit: 'day' | 'month' | 'year';
  /** What one more seat costs, IGV included; null: no further seats. */
  readonly seatPrice: ShownPrice['current'] | null;
}

/** What is written of a product and shown on its page as it was written: drafts, rows and pages have it alike. */
export interface WrittenFacts {
  readonly subtitle: string;
  /** Sanitised HTML. */
  readonly descriptionHtml: string;
  readonly outcomes: readonly string[];
  /** Academic hours on the certificate; 0: no certificate. */
  readonly certificateHours: number;
  /** What one should know or have at hand beforehand; null and empty: it is not said. */
  readonly level: Level | null;
  readonly requirements: readonly string[];
  /** Of a consultancy: how its hour is agreed after it was bought; '': it is not said. */
  readonly arranging: string;
}

/** A product of which nothing is written. */
export const nothingWritten: WrittenFacts = {
  subtitle: '',
  descriptionHtml: '',
  outcomes: [],
  certificateHours: 0,
  level: null,
  requirements: [],
  arranging: '',
};

/** What a product's page shows beyond its card. */
export interface ProductStory extends WrittenFacts {
  readonly staff: readonly StaffMember[];
  readonly syllabus: readonly SyllabusPart[];
  readonly hasExam: boolean;
  /** Whether a part of it can be read before buying. */
  readonly hasSample: boolean;
  /** The class that anyone may see before buying; null: none. */
  readonly freeClass: FreeClass | null;
  readonly hasConsultations: boolean;
  /** How many people have it for themselves. */
  readonly students: number;
  /** What those who have it and know it say of it, the most helpful first. */
  readonly reviews: readonly Review[];
  /** ISBN, pages, edition …, in the order to be shown. */
  readonly bibliographic: readonly { readonly label: string; readonly value: string }[];
  /** People who may use a plan; null for what is no plan. */
  readonly planSeats: number | null;
  /** What a plan gives, in words, with the page of what is a single product. */
  readonly planGives: readonly { readonly title: string; readonly path: string }[];
  /** ISO 8601, as `updatedAt`. */
  readonly publishedAt: string;
  /** The plans that give it while they last. */
  readonly inPlans: readonly { readonly title: string; readonly path: string }[];
  readonly updatedAt: string;
}

export interface StoredProductDetails extends StoredProduct, ProductStory {
  readonly planTerms: readonly PricedTerm<StoredPrice>[];
}

/** A product on its own page. */
export interface ProductDetails extends ProductCard, ProductStory {
  readonly planTerms: readonly PricedTerm<ShownPrice>[];
}
