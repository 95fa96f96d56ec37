import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { ProductChoices, ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import type {
  OpenElsewhere,
  ShownVersion,
  VersionCompared,
} from '#application/read-models/office/products/product-version.ts';
import type { CopyPart } from '#domain/office/working-copy.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** One product before somebody who edits it, in this process's memory. */
export class EditedProductsApiInMemory extends EditedProductsApi {
  /** Given once instead of what would be answered to a change. */
  failing: CallRefusal | null = null;
  /** Each call that changes something. */
  readonly calls: string[] = [];
  others: readonly OpenElsewhere[] = [];
  published: readonly ShownVersion[] = [];
  compared: VersionCompared = { number: 1, parts: [] };
  /** What there is to choose from. */
  offered: ProductChoices = {
    categories: [{ id: 7, title: 'Laboral' }],
    staff: [
      { id: 1, name: 'Luis Rojas' },
      { id: 2, name: 'Rosa Huamán' },
    ],
    generalRate: 1800,
  };

  constructor(public product: ShownEditedProduct) {
    super();
  }

  async open(): Answer<ShownEditedProduct> {
    return accept(this.product);
  }

  async publish(_id: number, mark: string): Answer<void> {
    return this.#change(`publish ${mark}`, { state: 'published', changed: [], mark: '' });
  }

  async retire(): Answer<void> {
    return this.#change('retire', { state: 'retired' });
  }

  async schedule(_id: number, at: string | null): Answer<void> {
    return this.#change(`schedule ${at}`, { publishAt: at });
  }

  async openElsewhere(_id: number, part: CopyPart): Answer<{ readonly others: readonly OpenElsewhere[] }> {
    this.calls.push(`open ${part}`);
    return accept({ others: this.others });
  }

  /** Answers where it is kept; one without a byte is refused. */
  async keepCover(_id: number, picture: ChosenFile): Answer<{ readonly file: string }> {
    if (picture.size > 0) return accept({ file: `portadas/${picture.name}` });
    const detail = 'La imagen está en blanco: el archivo no tiene contenido.';
    return refuse({ kind: 'upload-empty', status: 422, detail, field: 'image', data: {} });
  }

  async preview(): Answer<{ readonly address: string; readonly until: string }> {
    return accept({ address: '/vista-previa/7?until=1', until: '2026-03-17T15:00:00.000Z' });
  }

  async versions(): Answer<{ readonly versions: readonly ShownVersion[] }> {
    return accept({ versions: this.published });
  }

  async compare(): Answer<VersionCompared> {
    return accept(this.compared);
  }

  async restore(_id: number, version: number): Answer<void> {
    return this.#change(`restore ${version}`, {});
  }

  async choices(): Answer<ProductChoices> {
    return accept(this.offered);
  }

  async #change(call: string, changes: Partial<ShownEditedProduct>): Answer<void> {
    this.calls.push(call);
    const { failing } = this;
    this.failing = null;
    if (failing !== null) return refuse(failing);
    this.product = { ...this.product, ...changes };
    return accept(undefined);
  }
}
