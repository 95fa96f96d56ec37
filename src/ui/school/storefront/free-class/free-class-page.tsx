import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { PageHead, Stack, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { FreeClassView } from '#ui/school/storefront/product/free-class-dialog.tsx';

export async function load(services: Services, { params }: LoadArgs) {
  const api = services.get(CatalogueApi);
  const slug = params['slug'] ?? '';
  const [opened, page] = await Promise.all([api.freeClass(slug), api.product(slug)]);
  const { product } = needed(page);
  return { opened: needed(opened), product: { title: product.title, path: productPath(product.kind, product.slug) } };
}

/** Its addresses end after an hour: nobody keeps it, and search engines know the product. */
export function meta({ opened, product }: Awaited<ReturnType<typeof load>>): PageMeta {
  return { title: opened.title, description: `Una clase gratis de «${product.title}».`, hidden: true };
}

/** What the button of a free class leads to before its script, or without it. */
export function Component() {
  const { opened, product } = useLoaded<typeof load>();
  return (
    <Wrap narrow>
      <PageHead title={opened.title} lead={`Clase gratis de «${product.title}».`} />
      <Stack>
        <FreeClassView opened={opened} under={1} />
        <p>
          <LinkButton to={product.path} look="primary">
            Volver al producto
          </LinkButton>
        </p>
      </Stack>
    </Wrap>
  );
}
