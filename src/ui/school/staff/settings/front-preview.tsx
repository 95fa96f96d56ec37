import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { sectionsOf } from '#domain/settings/front-settings.ts';
import { type Services, useService, useServices } from '#ui/kit/layout/services.tsx';
import { fetched } from '#ui/school/page-files.ts';
import type { FrontContent, FrontPage } from '#ui/school/storefront/home/front.tsx';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './settings-part-page.module.css';

/** The front page as it would be with what is arranged, with what the school sells now. Nothing of it is pressed here. */
export const FrontPreview = observer(function FrontPreview() {
  const { draft } = useService(SchoolSettingsStore);
  const services = useServices();
  const [front, setFront] = useState<Front | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    frontOf(services).then(setFront, () => setFailed(true));
  }, [services]);
  const written = draft.content['sections'];
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
            sections={sectionsOf({ sections: typeof written === 'string' ? written : '' })}
          />
        </div>
      )}
    </section>
  );
});

interface Front {
  readonly FrontPage: typeof FrontPage;
  readonly loaded: FrontContent;
}

/** The page as visitors are sent it, by its own file: one that shared a part with it would take that from its first scripts. */
async function frontOf(services: Services): Promise<Front> {
  const { FrontPage: Page, load } = await fetched(import('#ui/school/storefront/home/home-page.tsx'));
  return { FrontPage: Page, loaded: await load(services) };
}
