import { observer } from 'mobx-react-lite';
import type { OwnProfile } from '#application/read-models/accounts/own-profile.ts';
import { consentTexts } from '#domain/legal/consent.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ProfileStore } from './profile-store.ts';
import styles from './profile-page.module.css';

/** Whether the school may write with news and offers: a box of its own, taken back as easily as given. Source: facts/peru.md, section 6. */
export const LettersChoice = observer(function LettersChoice({ marketing }: Pick<OwnProfile, 'marketing'>) {
  const store = useService(ProfileStore);
  const { letters } = store;
  const granted = marketing?.granted ?? false;
  return (
    <div>
      <CheckboxField
        label={consentTexts.marketing.text}
        checked={granted}
        disabled={letters.isBusy}
        error={letters.problems[0]?.message ?? null}
        onChange={({ target }) => void store.chooseLetters(target.checked)}
      />
      {marketing !== null && (
        <p className={styles.small}>
          {granted ? 'Aceptaste' : 'Dijiste que no'} el {formatLongInstant(new Date(marketing.at), { withYear: true })}{' '}
          (hora de Lima). Los comprobantes y los avisos de tus cursos llegan igual.
        </p>
      )}
      <p role="status" className={styles.small}>
        {letters.done}
      </p>
    </div>
  );
});
