import { observer } from 'mobx-react-lite';
import type { ListedComment } from '#application/read-models/learning/discussion.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import styles from './comment-list.module.css';
import type { CommentsStore } from './comments-store.ts';

/** Comments, newest first; one's own can be changed or taken away. */
export const CommentList = observer(function CommentList({ store }: { store: CommentsStore }) {
  const { discussion, editing, removing } = store;
  return (
    <>
      <ul className={styles.list}>
        {discussion.comments.map((comment) => (
          <li key={comment.id}>
            {editing?.id === comment.id ? (
              <Rewriting store={store} editing={editing} />
            ) : (
              <Comment store={store} comment={comment} />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        danger
        open={removing !== null}
        title="¿Eliminar tu comentario?"
        confirmLabel="Eliminar"
        busy={store.isSending && 'Eliminando…'}
        onCancel={() => store.askToRemove(null)}
        onConfirm={() => void store.remove()}
      >
        <p>Los demás dejarán de verlo.</p>
      </ConfirmDialog>
    </>
  );
});

function Comment({ store, comment }: { store: CommentsStore; comment: ListedComment }) {
  const { own, author, text, writtenAt, changedAt } = comment;
  return (
    <article className={styles.comment}>
      <p className={styles.who}>
        <strong>{own ? 'Tú' : author}</strong>
        <time dateTime={writtenAt}>{shortDayText(writtenAt)}</time>
        {changedAt !== null && <span>editado</span>}
      </p>
      <p className={styles.text}>{numbersTogether(text)}</p>
      {own && (
        <p className={styles.actions}>
          <Button look="quiet" onClick={() => store.edit(comment)}>
            Editar
          </Button>
          <Button look="quiet" onClick={() => store.askToRemove(comment)}>
            Eliminar
          </Button>
        </p>
      )}
    </article>
  );
}

const Rewriting = observer(function Rewriting({
  store,
  editing,
}: {
  store: CommentsStore;
  editing: NonNullable<CommentsStore['editing']>;
}) {
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void store.keepChange();
      }}
    >
      <TextArea
        // What was asked for by a press: the field takes the place of the text that had the focus.
        autoFocus
        name="changed-comment"
        label="Cambia tu comentario"
        rows={3}
        value={editing.draft.text}
        {...(editing.problem !== null && { error: editing.problem })}
        onChange={(event) => store.rewrite(event.currentTarget.value)}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={store.isSending && 'Guardando…'}>
          Guardar cambio
        </Button>
        <Button onClick={() => store.leaveAsItWas()}>Dejarlo como estaba</Button>
      </FormActions>
    </Form>
  );
});
