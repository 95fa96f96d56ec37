import type { ClassMedia, CourseContents } from '#application/server/learning/ports/course-contents.ts';
import type { Products } from '#application/server/catalogue/ports/products.ts';
import type { FreeClass } from '#domain/catalogue/free-class.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ProductNotFound } from './show-product.ts';

export interface FreeClassNotFound {
  readonly kind: 'free-class-not-found';
}

/** The class of a product that anyone may see, with what it shows. */
export interface FreeClassWithMedia {
  readonly freeClass: FreeClass;
  readonly media: ClassMedia;
}

/** Opens the class of a product that anyone may see before buying; nothing of it is recorded. */
export class OpenFreeClass {
  constructor(
    private readonly products: Products,
    private readonly contents: CourseContents,
  ) {}

  async execute(slug: string): Promise<Result<FreeClassWithMedia, ProductNotFound | FreeClassNotFound>> {
    const product = await this.products.findBySlug(slug);
    if (product === null) return refuse({ kind: 'product-not-found' });
    if (product.freeClass === null) return refuse({ kind: 'free-class-not-found' });
    const media = await this.contents.mediaOf(product.freeClass.id);
    if (media === null) return refuse({ kind: 'free-class-not-found' });
    return accept({ freeClass: product.freeClass, media });
  }
}
