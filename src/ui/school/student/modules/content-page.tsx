import { contentPath } from '#domain/catalogue/product-kind.ts';
import { withHeadingsUnder } from '#domain/shared/heading-ranks.ts';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { SafeHtml } from '#ui/kit/layout/safe-html.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, moveTo, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { NotOwned } from '#ui/school/student/learning/ownership.tsx';
import { findSingle, type Single } from './find-single.ts';
import styles from './single-page.module.css';

/** What has contents of its own, a course or a book, shows them at its own address. */
export async function load(services: Services, args: LoadArgs): Promise<Single> {
  const single = await findSingle(services, args);
  if (single.kind === 'owned' && (single.product.kind !== 'consultancy' || single.page === null)) {
    const { kind, slug } = single.product;
    moveTo(kind === 'plan' ? '/main/plan' : contentPath(kind, slug));
  }
  return single;
}

export function meta(single: Single): PageMeta {
  return { title: single.kind === 'owned' ? single.product.title : single.title, description: '', hidden: true };
}

/** What a single product holds, in words. Source: MAIN-7. */
export function Component() {
  const single = useLoaded<typeof load>();
  if (single.kind === 'not-owned') {
    return <NotOwned slug={single.slug} title={single.title} path={single.path} />;
  }
  const { product, page } = single;
  return (
    <>
      <PageHead title={product.title} />
      {page !== null && <SafeHtml html={withHeadingsUnder(page.product.descriptionHtml, 1)} />}
      <p className={styles.actions}>
        <LinkButton look="primary" to={contentPath(product.kind, product.slug)}>
          Abrir
        </LinkButton>
      </p>
    </>
  );
}
