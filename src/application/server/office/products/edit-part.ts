import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { PartEditor, PartEditors } from '#application/server/office/part-editor.ts';
import type { KeptPart, WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import type { EditedProduct } from '#domain/office/products/product-state.ts';
import { type CopyPart, type Lack, partsOfKind, type SavedMeanwhile } from '#domain/office/working-copy.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ProductAccess, ProductAccessRefusal } from './product-access.ts';

export type ReadPartRefusal = ProductAccessRefusal | { readonly kind: 'part-not-found' };
export type KeepPartRefusal = ReadPartRefusal | SavedMeanwhile;

/** A part of a product as it stands before whoever edits it. */
export interface OpenPart {
  readonly content: unknown;
  /** 0: it was never saved here. */
  readonly revision: number;
  /** Null: as published. */
  readonly saved: Pick<KeptPart, 'savedBy' | 'savedAt'> | null;
  readonly lacks: readonly Lack[];
}

/** Opens a part of a product: as it was saved last or, with nothing saved since it was published, as it is published. */
export class ReadPart {
  constructor(
    private readonly access: ProductAccess,
    private readonly copies: WorkingCopies,
    private readonly editors: PartEditors,
  ) {}

  /** @param by null: the command line. @param reach 'edit': only whoever may also change it. */
  async execute(
    productId: number,
    part: CopyPart,
    by: string | null,
    reach: 'see' | 'edit' = 'see',
  ): Promise<Result<OpenPart, ReadPartRefusal>> {
    const found = await partFor(await this.access.to(productId, by, reach), this.editors, part);
    if (!found.ok) return found;
    const { product, editor } = found.value;
    const kept = await this.copies.find(productId, part);
    const isPending = kept?.isPending === true;
    const content = isPending ? kept.content : await editor.read(productId);
    const lacks = await editor.check(content, product);
    return accept({ content, revision: kept?.revision ?? 0, saved: isPending ? kept : null, lacks });
  }
}

export interface KeptNow {
  readonly revision: number;
  readonly savedAt: Date;
  readonly lacks: readonly Lack[];
}

/** Saves a part of a product's working copy; what somebody else saved since it was read is never overwritten. */
export class KeepPart {
  constructor(
    private readonly access: ProductAccess,
    private readonly copies: WorkingCopies,
    private readonly editors: PartEditors,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /**
   * @param fromRevision at which the content was read. What it lacks is told, and keeps nobody from saving it.
   * @param by the account; null: the command line.
   */
  async execute(
    productId: number,
    part: CopyPart,
    content: unknown,
    fromRevision: number,
    by: string | null,
  ): Promise<Result<KeptNow, KeepPartRefusal>> {
    const found = await partFor(await this.access.to(productId, by, 'edit'), this.editors, part);
    if (!found.ok) return found;
    const { product, editor } = found.value;
    const before = await this.copies.find(productId, part);
    const savedAt = this.clock.now();
    const kept = await this.copies.keep(productId, part, content, fromRevision, by, savedAt);
    if (!kept.ok) return kept;
    // Whoever writes saves every few seconds: a line tells that it is their turn, not each of their saves.
    if (before?.isPending !== true || (before.savedBy?.id ?? null) !== by) {
      await this.journal.note(by, 'product-edited', String(productId), {}, { parts: part });
    }
    return accept({ revision: kept.value, savedAt, lacks: await editor.check(content, product) });
  }
}

async function partFor(
  access: Result<EditedProduct, ProductAccessRefusal>,
  editors: PartEditors,
  part: CopyPart,
): Promise<Result<{ product: EditedProduct; editor: PartEditor }, ReadPartRefusal>> {
  if (!access.ok) return access;
  const editor = partsOfKind(access.value.kind).includes(part) ? editors.of(part) : null;
  return editor === null ? refuse({ kind: 'part-not-found' }) : accept({ product: access.value, editor });
}
