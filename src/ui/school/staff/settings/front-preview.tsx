import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { sectionsOf } from '#domain/settings/front-settings.ts';
import { useService, useServices } from '#ui/kit/layout/services.tsx';
import { type FrontContent, FrontPage } from '#ui/school/storefront/home/front-page.tsx';
import { load } from '#ui/school/storefront/home/home-page.tsx';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './settings-part-page.module.css';

/** The front page as it would be with what is arranged, with what the school sells now. Nothing of it is pressed here. */
export const FrontPreview = observer(function FrontPreview() {
  const { draft } = useService(SchoolSettingsStore);
  const services = useServices();
  const [loaded, setLoaded] = useState<FrontContent | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load(services).then(setLoaded, () => setFailed(true));
  }, [services]);
  const written = draft.content['sections'];
  return (
    <section className={styles.preview} aria-labelledby="vista-previa">
      <h2 id="vista-previa" className={styles.legend}>
        Así se verá
      </h2>
      {hasFailed && <p className={styles.hint}>No pudimos traer la portada: recarga la página para verla.</p>}
      {loaded !== null && (
        <div inert className={styles.front}>
          <FrontPage loaded={loaded} sections={sectionsOf({ sections: typeof written === 'string' ? written : '' })} />
        </div>
      )}
    </section>
  );
});
