import { PartEditor } from '#application/server/office/part-editor.ts';
import type { Publications } from '#application/server/office/ports/publications.ts';
import { SLUG_TAKEN } from '#domain/catalogue/product-draft-texts.ts';
import { isProductKind } from '#domain/catalogue/product-kind.ts';
import {
  factLabel,
  type FactsContent,
  faultsOfFacts,
  readFacts,
  tellsDates,
  tellsMinutes,
} from '#domain/office/products/facts-content.ts';
import { faultAt, type FieldFault } from '#domain/office/products/field-fault.ts';
import { severalLines } from '#domain/shared/typed-text.ts';
import type { EditedProduct } from '#domain/office/products/product-state.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import type { LiveFacts } from './ports/live-facts.ts';
import type { MarkdownText } from './ports/markdown-text.ts';
import type { OfficeProducts } from './ports/office-products.ts';

const GONE = 'ya no está; elige otra vez';

/** The part 'facts': what a product is, in words. */
export class FactsEditor extends PartEditor<FactsContent> {
  readonly part = 'facts';

  constructor(
    private readonly live: LiveFacts,
    private readonly publications: Publications,
    private readonly products: OfficeProducts,
    private readonly markdown: MarkdownText,
  ) {
    super();
  }

  async read(productId: number): Promise<FactsContent> {
    const [content, product] = [await this.live.read(productId), await this.products.find(productId)];
    const isTold = product !== null && isProductKind(product.kind) && tellsMinutes(product.kind);
    return isTold ? content : { ...content, durationMinutes: '' };
  }

  async check(content: FactsContent, product: EditedProduct): Promise<readonly Lack[]> {
    const faults = faultsOfFacts(content, product);
    const found = [...(await this.#faultsOfNames(content, product)), ...faults];
    return found.toSorted((one, other) => Number(other.hinders) - Number(one.hinders)).map(inFacts);
  }

  async apply(productId: number, content: FactsContent, now: Date): Promise<void> {
    const product = await this.products.find(productId);
    if (product === null || !isProductKind(product.kind)) throw new Error(`There is no product ${productId}`);
    const { facts } = readFacts(content);
    const kept = (list: readonly string[]) => list.map((each) => each.trim()).filter((each) => each !== '');
    await this.live.write(
      productId,
      {
        ...content,
        ...facts,
        title: content.title.trim(),
        arranging: severalLines(content.arranging),
        requirements: kept(content.requirements),
        outcomes: kept(content.outcomes),
        bibliographic: content.bibliographic.filter(({ label, value }) => label.trim() !== '' && value.trim() !== ''),
        descriptionHtml: await this.markdown.html(content.description),
        tellsMinutes: tellsMinutes(product.kind),
        tellsDates: tellsDates(product.kind),
      },
      now,
    );
  }

  override copied(content: FactsContent): FactsContent {
    return content;
  }

  async #faultsOfNames(content: FactsContent, product: EditedProduct): Promise<readonly FieldFault[]> {
    const faults: FieldFault[] = [];
    const holder = content.slug === '' ? null : await this.publications.findBySlug(content.slug);
    if (holder !== null && holder.id !== product.id) {
      faults.push(faultAt('slug', factLabel('slug'), `${SLUG_TAKEN} (${holder.sku})`));
    }
    const known = await this.live.knows(content.categoryId, content.staffIds);
    if (!known.category) faults.push(faultAt('categoryId', 'Categoría', GONE));
    if (!known.staff) faults.push(faultAt('staffIds', 'Quiénes', GONE));
    return faults;
  }
}

const inFacts = (fault: FieldFault): Lack => ({ part: 'facts', ...fault });
