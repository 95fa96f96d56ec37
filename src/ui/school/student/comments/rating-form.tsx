import { observer } from 'mobx-react-lite';
import type { Discussion } from '#application/read-models/learning/discussion.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './stars.module.css';
import type { RatingStore } from './rating-store.ts';
import { ratingsText, starsText } from './texts.ts';

interface RatingFormProps {
  readonly store: RatingStore;
  readonly given: Discussion['rating'];
}

/** How a content is rated by all, and one's own stars. */
export const RatingForm = observer(function RatingForm({ store, given }: RatingFormProps) {
  const { stars, opinion, problem, isSending, wasSaved } = store;
  return (
    <>
      {given.average === null ? (
        <p className={styles.none}>Nadie lo ha calificado todavía.</p>
      ) : (
        <p className={styles.average} data-numbers>
          <strong>{given.average}</strong> de 5, {ratingsText(given.count)}
        </p>
      )}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void store.save();
        }}
      >
        <fieldset className={styles.choice} aria-describedby={problem === null ? undefined : 'stars-error'}>
          <legend>{given.own === null ? 'Califícalo' : 'Tu calificación'}</legend>
          <div className={styles.row}>
            {[1, 2, 3, 4, 5].map((place) => (
              <label key={place} className={place <= stars ? styles.lit : styles.star}>
                <input
                  type="radio"
                  name="stars"
                  value={place}
                  checked={stars === place}
                  onChange={() => store.choose(place)}
                />
                <Icon name="star" size="large" />
                <VisuallyHidden>{starsText(place)}</VisuallyHidden>
              </label>
            ))}
          </div>
          <FieldError id="stars" error={problem ?? undefined} />
        </fieldset>
        <TextArea
          optional
          name="opinion"
          label="Por qué"
          rows={3}
          value={opinion}
          onChange={(event) => store.say(event.currentTarget.value)}
        />
        <FormActions>
          <Button type="submit" busy={isSending && 'Guardando…'}>
            {given.own === null ? 'Calificar' : 'Guardar calificación'}
          </Button>
        </FormActions>
        {wasSaved && (
          <Notice kind="success" live>
            Guardamos tu calificación. Puedes cambiarla cuando quieras.
          </Notice>
        )}
      </Form>
    </>
  );
});
