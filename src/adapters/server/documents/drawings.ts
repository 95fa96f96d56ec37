import type { CoverFacts } from '#domain/catalogue/cover-facts.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';

interface OfSchool {
  /** What the school is called. */
  readonly school: string;
  /** What stands in place of its mark and name; null: they do. */
  readonly logo: DrawnLogo | null;
}

/** A logo whose bytes go along: a thread opens no file. */
export interface DrawnLogo {
  /** PNG in base64. */
  readonly png: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** What can be drawn; plain data, so that it can go to another thread. `address` is where anyone validates the certificate. */
export type DrawingTask =
  | (OfSchool &
      (
        | { readonly kind: 'receipt'; readonly receipt: Receipt | CreditNote }
        | { readonly kind: 'certificate'; readonly certificate: Certificate; readonly address: string }
        | { readonly kind: 'certificate-picture'; readonly certificate: Certificate; readonly address: string }
      ))
  | CoverTask;

/** A product's cover, what stands for its link elsewhere, and what stands for the school's. */
export type CoverTask =
  | { readonly kind: 'cover'; readonly facts: CoverFacts }
  | { readonly kind: 'cover-preview'; readonly facts: CoverFacts; readonly logo: DrawnLogo | null }
  | {
      readonly kind: 'school-preview';
      readonly name: string;
      readonly statement: string;
      readonly logo: DrawnLogo | null;
    };

/** Whether it is a cover: small, drawn in milliseconds, and part of a page that somebody looks at. */
export function isCover(task: DrawingTask): task is CoverTask {
  return task.kind === 'cover' || task.kind === 'cover-preview' || task.kind === 'school-preview';
}

/** Draws documents: PDFs, and pictures as SVG in UTF-8. The same task gives the same bytes. */
export abstract class Drawings {
  /** @throws TooManyDrawings when so much waits to be drawn already that the caller should come again later. */
  abstract draw(task: DrawingTask): Promise<Uint8Array>;
  /** Gives back what drawing needs; nothing is drawn afterwards. */
  abstract close(): Promise<void>;
}

/** More is asked to be drawn at once than can be in some seconds. */
export class TooManyDrawings extends Error {
  constructor() {
    super('Too many drawings wait already');
  }
}
