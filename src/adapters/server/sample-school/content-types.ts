import type { QuestionKind } from '#domain/exams/question-kinds.ts';
import type { ClipName } from './clips.ts';

/** A file under the media folder of the sample school that students can download. */
export interface SampleMaterial {
  readonly title: string;
  /** Key in the file store, e.g. `materiales/guia.pdf`. */
  readonly file: string;
}

/** A class: a video made for the sample school, or a reading in Markdown. */
export type SampleClass =
  | { readonly title: string; readonly clip: ClipName; readonly materials?: readonly SampleMaterial[] }
  | {
      readonly title: string;
      readonly text: string;
      readonly materials?: readonly SampleMaterial[];
    };

export interface SampleQuestion {
  readonly kind: QuestionKind;
  readonly text: string;
  readonly options: readonly string[];
  /** Places in `options`, from 0: the right one, all the right ones, the right order; of a written answer, all that are accepted. */
  readonly key: readonly number[];
  readonly image?: { readonly file: string; readonly text: string };
  readonly reason: string;
}

export interface SampleExam {
  readonly title: string;
  readonly minutes: number;
  /** How many of the questions each attempt draws; none said: all. */
  readonly draws?: number;
  readonly questions: readonly SampleQuestion[];
}

export interface SampleModule {
  readonly title: string;
  readonly summary: string;
  readonly classes: readonly SampleClass[];
  readonly exam?: SampleExam;
}

/** A section of a book or magazine, in Markdown; the first is the free sample. */
export interface SampleSection {
  readonly title: string;
  readonly text: string;
}

export interface SampleTopic {
  readonly title: string;
  readonly text: string;
  readonly staff: readonly string[];
}

export interface SampleConsultation {
  readonly question: string;
  readonly answer: string;
  readonly answeredBy: string;
}

/** What every product of the catalogue says of itself. Amounts in céntimos, IGV included. */
export interface SampleProduct {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly category: string;
  readonly staff: readonly string[];
  readonly price: number;
  readonly subscriberPrice?: number;
  readonly discount?: { readonly price: number; readonly endsInDays: number };
  readonly outcomes: readonly string[];
}

/** A product with classes: course, workshop, diploma, specialised course. */
export interface SampleProgramme extends SampleProduct {
  /** Consultancies: how long an hour of it lasts, and how it is agreed. */
  readonly minutes?: number;
  readonly arranging?: string;
  readonly modules: readonly SampleModule[];
  readonly exam?: SampleExam;
  readonly materials?: readonly SampleMaterial[];
  readonly consultations?: readonly SampleConsultation[];
}

export interface SampleSeminar extends SampleProduct {
  /** Days after the day of the first start (before it when negative); moved to Monday when it falls on a Sunday. */
  readonly inDays: number;
  /** Hour of the start in Lima. */
  readonly hour: number;
  readonly minutes: number;
  readonly modality: 'virtual' | 'presencial' | 'híbrido';
  readonly topics: readonly SampleTopic[];
  /** Past seminars: what is seen again. */
  readonly recording?: { readonly clip: ClipName; readonly summary: string };
  readonly materials?: readonly SampleMaterial[];
  readonly seats?: { readonly label: string; readonly price: number; readonly discountedPrice?: number };
}

export interface SampleReading extends SampleProduct {
  readonly bibliographic: Readonly<Record<string, string>>;
  readonly sections: readonly SampleSection[];
}

export interface SamplePlan extends SampleProduct {
  readonly page: 'pro' | 'pack';
  readonly seats: number;
  readonly prices: readonly {
    readonly regular: number;
    readonly discounted?: number;
    readonly duration: number;
    readonly unit: 'month' | 'year';
    readonly seat?: number;
  }[];
  readonly gives: readonly ({ readonly product: number } | { readonly kind: string; readonly category?: string })[];
}
