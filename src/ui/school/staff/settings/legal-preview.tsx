import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { legalPages, type LegalTextName } from '#domain/legal/legal-pages.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { LegalBody } from '#ui/school/storefront/legal/legal-document.tsx';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './settings-part-page.module.css';

/** What is typed as the public page will show it, and the way to the page as it is. */
export const LegalPreview = observer(function LegalPreview({ name }: { name: LegalTextName }) {
  const { draft } = useService(SchoolSettingsStore);
  const typed = draft.content['text'];
  const text = useDeferredValue(typeof typed === 'string' ? typed : '');
  return (
    <section className={styles.preview} aria-labelledby="vista-previa">
      <div className={styles.previewHead}>
        <h2 id="vista-previa" className={styles.legend}>
          Así se verá
        </h2>
        <LinkButton size="small" to={legalPages[name].path} target="_blank">
          Ver la que rige hoy
        </LinkButton>
      </div>
      <LegalBody name={name} text={text} />
    </section>
  );
});
