import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { frontShelfNames } from '#domain/home/front-products.ts';
import { type FrontPicks, sectionsOf } from '#domain/settings/front-settings.ts';
import { recordOf } from '#domain/shared/record.ts';
import { type Services, useService, useServices } from '#ui/kit/layout/services.tsx';
import { needed } from '#ui/school/boot/page-module.ts';
import { fetched } from '#ui/school/page-files.ts';
import type { FrontContent, FrontPage } from '#ui/school/storefront/home/front.tsx';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './settings-part-page.module.css';

/** The front page as it would be with what is arranged, with what the school sells now. Nothing of it is pressed here. */
export const FrontPreview = observer(function FrontPreview() {
  const { draft } = useService(SchoolSettingsStore);
  const services = useServices();
  const tried = recordOf(frontShelfNames, (part) => textOf(draft.content[part]));
  const asked = JSON.stringify(tried);
  const [front, setFront] = useState<Front | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    frontOf(services, JSON.parse(asked) as FrontPicks).then(
      (found) => isWanted && setFront(found),
      () => setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [services, asked]);
  return (
    <section className={styles.preview} aria-labelledby="vista-previa">
      <h2 id="vista-previa" className={styles.legend}>
        Así se verá
      </h2>
      {hasFailed && <p className={styles.hint}>No pudimos traer la portada: recarga la página para verla.</p>}
      {front !== null && (
        <div inert className={styles.front}>
          <front.FrontPage
            loaded={front.loaded}
            sections={sectionsOf({ sections: textOf(draft.content['sections']) })}
          />
        </div>
      )}
    </section>
  );
});

const textOf = (typed: unknown): string => (typeof typed === 'string' ? typed : '');

interface Front {
  readonly FrontPage: typeof FrontPage;
  readonly loaded: FrontContent;
}

/** The page as visitors are sent it, by its own file: one that shared a part with it would take that from its first scripts. */
async function frontOf(services: Services, tried: FrontPicks): Promise<Front> {
  const { FrontPage: Page, load } = await fetched(import('#ui/school/storefront/home/home-page.tsx'));
  const [others, products] = await Promise.all([load(services), services.get(CatalogueApi).front(tried)]);
  return { FrontPage: Page, loaded: { ...others, ...needed(products) } };
}
