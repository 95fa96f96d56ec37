import { useState } from 'react';
import { SavedApi } from '#application/browser/home/ports/saved-api.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { mySaved, type MySaved } from '#application/read-models/home/my-saved.ts';
import { coverShape, hasCover } from '#domain/catalogue/cover-facts.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState, Notice } from '#ui/kit/feedback/states.tsx';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { ProductGrid } from '#ui/school/storefront/catalogue/product-tile.tsx';
import styles from './saved-page.module.css';

export async function load(services: Services): Promise<MySaved> {
  return needed(await services.get(Reads).ask(mySaved));
}

export function meta(): PageMeta {
  return { title: 'Mis guardados', description: 'Lo que guardaste para decidir después.', hidden: true };
}

const isRead = ({ kind }: ProductCard): boolean => hasCover(kind) && coverShape(kind) === 'book';

/** What the student keeps to think about, and whether letters tell what changes. What is let go stays in sight until the page is left. */
export function Component() {
  const { products, wantsLetters } = useLoaded<typeof load>();
  const attended = products.filter((each) => !isRead(each));
  const read = products.filter(isRead);
  return (
    <>
      <PageHead title="Mis guardados" />
      {products.length === 0 ? (
        <EmptyState
          icon="bookmark"
          title="Todavía no guardas nada"
          actions={
            <LinkButton look="primary" to="/buscar">
              Ver el catálogo
            </LinkButton>
          }
        >
          <p>Con «Guardar», en cualquier curso, seminario o libro, lo encuentras aquí para decidir después.</p>
        </EmptyState>
      ) : (
        <>
          <Letters wanted={wantsLetters} />
          {attended.length > 0 && (
            <Section title="Para aprender">
              <ProductGrid products={attended} eager whole />
            </Section>
          )}
          {read.length > 0 && (
            <Section title="Para leer">
              <ProductGrid products={read} whole />
            </Section>
          )}
        </>
      )}
    </>
  );
}

function Letters({ wanted }: { wanted: boolean }) {
  const api = useService(SavedApi);
  const [isWanted, setWanted] = useState(wanted);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    const chosen = await api.chooseLetters(!isWanted);
    setBusy(false);
    setFailure(chosen.ok ? null : chosen.refusal.detail);
    if (chosen.ok) setWanted(!isWanted);
  };
  return (
    <div className={styles.letters}>
      <p role="status">
        {isWanted
          ? 'Te escribimos cuando algo de esto baje de precio o tenga fecha.'
          : 'No te enviamos correos sobre lo que guardas.'}
      </p>
      <Button size="small" busy={busy && 'Un momento…'} onClick={() => void press()}>
        {isWanted ? 'No recibir avisos' : 'Recibir avisos'}
      </Button>
      {failure !== null && (
        <Notice kind="error" live>
          {failure}
        </Notice>
      )}
    </div>
  );
}
