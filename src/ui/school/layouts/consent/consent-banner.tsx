import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { consentTexts } from '#domain/legal/consent.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import type { ConsentStore } from './consent-store.ts';
import styles from './consent-banner.module.css';

/** Asks once, calmly, below everything; both answers look the same and cost the same. Source: SITE-9. */
export const ConsentBanner = observer(function ConsentBanner({ store }: { store: ConsentStore }) {
  return (
    <section aria-label="Tu privacidad" className={styles.banner}>
      <Wrap className={styles.row}>
        <p>
          {consentTexts.tracking.text} <Link to="/politicas-privacidad/cookies">Más sobre cookies</Link>
        </p>
        <div className={styles.actions}>
          <Button onClick={() => void store.choose(true)}>Aceptar</Button>
          <Button onClick={() => void store.choose(false)}>Rechazar</Button>
        </div>
      </Wrap>
    </section>
  );
});
