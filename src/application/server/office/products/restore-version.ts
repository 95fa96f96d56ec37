import type { Clock } from '#application/ports/clock.ts';
import type { VersionCompared } from '#application/read-models/office/products/product-version.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { PartEditors } from '#application/server/office/part-editor.ts';
import type { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import { contentDifferences } from '#domain/office/products/differences.ts';
import type { EditedProduct } from '#domain/office/products/product-state.ts';
import { type CopyPart, partsOfKind, type SavedMeanwhile } from '#domain/office/working-copy.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ProductAccess, ProductAccessRefusal } from './product-access.ts';
import type { CopyContents, ProductVersions } from './ports/product-versions.ts';

export type VersionRefusal = ProductAccessRefusal | { readonly kind: 'version-not-found' };

interface FoundVersion {
  readonly product: EditedProduct;
  readonly contents: CopyContents;
}

/** Compares what was published once with what is being edited now, and takes it back into the working copy. */
export class RestoreVersion {
  constructor(
    private readonly access: ProductAccess,
    private readonly versions: ProductVersions,
    private readonly copies: WorkingCopies,
    private readonly editors: PartEditors,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** Where the version differs from the working copy of now, part by part; changes nothing. */
  async compare(productId: number, number: number, userId: string): Promise<Result<VersionCompared, VersionRefusal>> {
    const found = await this.#find(productId, number, userId, 'see');
    if (!found.ok) return found;
    const parts = [];
    for (const part of this.#partsIn(found.value)) {
      const differences = contentDifferences(found.value.contents[part], await this.#now(productId, part));
      if (differences.length > 0) parts.push({ part, differences });
    }
    return accept({ number, parts });
  }

  /** Makes the working copy what the version was; nothing of it is published. What somebody saves at this moment is not overwritten. */
  async execute(
    productId: number,
    number: number,
    userId: string,
  ): Promise<Result<undefined, VersionRefusal | SavedMeanwhile>> {
    const found = await this.#find(productId, number, userId, 'edit');
    if (!found.ok) return found;
    await this.copies.lock(productId);
    const restored: CopyPart[] = [];
    for (const part of this.#partsIn(found.value)) {
      const content = found.value.contents[part];
      if (contentDifferences(content, await this.#now(productId, part)).length === 0) continue;
      const revision = (await this.copies.find(productId, part))?.revision ?? 0;
      const kept = await this.copies.keep(productId, part, content, revision, userId, this.clock.now());
      if (!kept.ok) return kept;
      restored.push(part);
    }
    await this.journal.note(userId, 'product-restored', String(productId), {}, { parts: restored.join(' ') });
    return accept(undefined);
  }

  async #find(
    productId: number,
    number: number,
    userId: string,
    reach: 'see' | 'edit',
  ): Promise<Result<FoundVersion, VersionRefusal>> {
    const access = await this.access.to(productId, userId, reach);
    if (!access.ok) return access;
    const contents = await this.versions.find(productId, number);
    return contents === null ? refuse({ kind: 'version-not-found' }) : accept({ product: access.value, contents });
  }

  /** The parts that the version has and that are edited now. */
  #partsIn({ product, contents }: FoundVersion): readonly CopyPart[] {
    const edited = this.editors.among(partsOfKind(product.kind)).map(({ part }) => part);
    return edited.filter((part) => contents[part] !== undefined);
  }

  async #now(productId: number, part: CopyPart): Promise<unknown> {
    const kept = await this.copies.find(productId, part);
    return kept?.isPending === true ? kept.content : this.editors.of(part)?.read(productId);
  }
}
