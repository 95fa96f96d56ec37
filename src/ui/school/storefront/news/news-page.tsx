import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { frontShelves } from '#domain/home/front-products.ts';
import { newsConsent } from '#domain/legal/news-consent.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { fieldId, FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { ProductRow } from '#ui/kit/layout/card.tsx';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { usePosted } from '#ui/school/boot/posted-form.ts';
import { NEWS_ASKED } from '#ui/school/layouts/footer/news-store.ts';
import { coverOf } from '#ui/school/storefront/catalogue/cover-of.ts';
import { cardMeta, peopleText } from '#ui/school/storefront/catalogue/product-texts.ts';
import styles from './news-page.module.css';
import { newsTexts } from './texts.ts';

const done: Readonly<Record<string, string>> = {
  'por-confirmar': NEWS_ASKED,
  alta: newsTexts.confirmed,
  baja: newsTexts.left,
  avisos: newsTexts.savedLeft,
};

interface Loaded {
  /** What was done last, by its sentence; null: nothing yet. */
  readonly said: string | null;
  /** What a letter would tell of, the latest first; none where it could not be read. */
  readonly latest: readonly ProductCard[];
}

export async function load(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const newest = {
    kinds: [...frontShelves.seminars.kinds, ...frontShelves.newest.kinds],
    categorySlug: null,
    dates: 'any',
    page: 1,
    size: frontShelves.newest.size,
    refinement: { order: 'newest' },
  } as const;
  const found = await services.get(CatalogueApi).list(newest);
  return { said: done[url.searchParams.get('estado') ?? ''] ?? null, latest: found.ok ? found.value.products : [] };
}

export function meta(): PageMeta {
  return {
    title: 'Novedades',
    description: 'Recibe un correo cuando publiquemos un seminario, un curso o un libro.',
    canonical: '/novedades',
    hidden: true,
  };
}

/** The newsletter, and where its forms lead when a browser posts them by itself. Always a plain form: there is nothing for a script to add. */
export function Component() {
  const { said, latest } = useLoaded<typeof load>();
  return (
    <Wrap className={styles.page}>
      <PageHead title="Novedades" lead={newsConsent.text} />
      <div className={styles.form}>
        {said === null ? (
          <AskForm />
        ) : (
          <Notice kind="success" live>
            {said}
          </Notice>
        )}
      </div>
      {latest.length > 0 && <Latest products={latest} />}
    </Wrap>
  );
}

function Latest({ products }: { products: readonly ProductCard[] }) {
  const site = useService(SiteSettings);
  return (
    <section className={styles.latest}>
      <h2>Lo último que publicamos</h2>
      <div className={styles.rows}>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            to={productPath(product.kind, product.slug)}
            cover={coverOf(product, site)}
            meta={cardMeta(product)}
            title={product.title}
            by={peopleText(product.staffNames)}
          />
        ))}
      </div>
      <p>
        <LinkButton to="/buscar?orden=recientes">Ver todas las novedades</LinkButton>
      </p>
    </section>
  );
}

function AskForm() {
  const posted = usePosted('news');
  const problems = posted?.problems ?? [];
  return (
    <Form method="post" action="/novedades" data-news-form>
      <FormErrors problems={problems} ids="news" />
      <TextField
        id={fieldId('news', 'email')}
        label="Tu correo electrónico"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={posted?.values['email']}
        error={problems.find(({ field }) => field === 'email')?.message}
      />
      <FormActions>
        <Button type="submit" look="primary">
          Suscribirme
        </Button>
      </FormActions>
    </Form>
  );
}
