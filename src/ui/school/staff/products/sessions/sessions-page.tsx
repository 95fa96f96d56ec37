import { observer } from 'mobx-react-lite';
import { AttendanceApi, SeminarSessionsApi } from '#application/browser/learning/ports/seminar-office-api.ts';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { ProductChoices } from '#application/read-models/office/products/edited-product.ts';
import type { PublishedSeminar } from '#application/read-models/learning/published-seminar.ts';
import { nextSession } from '#domain/learning/seminars/next-session.ts';
import { type EditedSession, sessionField, type SessionsContent } from '#domain/learning/seminars/sessions-content.ts';
import { usualRoomField } from '#domain/learning/seminars/sessions-lacks.ts';
import { attendancePath } from '#domain/office/working-copy.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { needed } from '#ui/school/boot/page-module.ts';
import { errorOf, PartForm, PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';
import { type PartProps, partPage } from '#ui/school/staff/products/editor/part-page.tsx';
import { SessionFields } from './session-fields.tsx';
import { focusNow } from '#ui/school/staff/products/editor/focus-soon.ts';
import styles from './sessions-page.module.css';

/** What sessions are planned beside. */
interface Around extends Pick<ProductChoices, 'staff'> {
  readonly published: PublishedSeminar;
}

const Part = observer(function SessionsPart({ store, product, more, mayEdit }: PartProps<SessionsContent, Around>) {
  const { sessions, room } = store.content;
  const set = (changed: readonly EditedSession[]) => store.set({ sessions: changed });
  const add = () => {
    const added = nextSession(sessions, crypto.randomUUID());
    set([...sessions, added]);
    focusNow(sessionField(added.id, 'startsAt'));
  };
  return (
    <PartForm mayEdit={mayEdit}>
      {more.published.sessions.length > 0 && <p className={styles.places}>{placesTakenText(more.published)}</p>}
      <PartGroup title="Sala en línea" hint="Para todas las sesiones que no tengan un enlace propio.">
        <TextField
          id={usualRoomField}
          type="url"
          inputMode="url"
          label="Enlace de la sala"
          optional
          hint="Solo lo ven las personas inscritas: en su cuenta, en sus correos y en su calendario."
          value={room}
          error={errorOf(store.lacks, usualRoomField)}
          onChange={({ target }) => store.set({ room: target.value })}
        />
      </PartGroup>
      {sessions.length === 0 && (
        <EmptyState icon="calendar" title="Este seminario no tiene sesiones">
          <p>Agrega cada día en que se dicta, con su hora de Lima.</p>
        </EmptyState>
      )}
      {sessions.map((session, index) => (
        <SessionFields
          key={session.id}
          session={session}
          number={index + 1}
          lacks={store.lacks}
          staff={more.staff}
          list={more.published.sessions.includes(session.id) ? attendancePath(product.id, session.id) : null}
          onChange={(changes) => set(sessions.with(index, { ...session, ...changes }))}
          onRemove={() => set(sessions.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button onClick={add}>Agregar una sesión</Button>
      </div>
    </PartForm>
  );
});

/** 'Cupos tomados: 28 de 30. Quedan 2.' */
function placesTakenText({ taken, capacity }: PublishedSeminar): string {
  if (capacity === null) return `Cupos tomados: ${taken}, sin límite de aforo.`;
  return `Cupos tomados: ${taken} de ${capacity}. Quedan ${Math.max(0, capacity - taken)}.`;
}

/** `/colaboradores/productos/:id/sesiones`: when and where a seminar is held. */
export const { load, Component, meta } = partPage({
  part: 'sessions',
  api: SeminarSessionsApi,
  Part,
  loadMore: async (services, id): Promise<Around> => {
    const [choices, published] = await Promise.all([
      services.get(EditedProductsApi).choices(),
      services.get(AttendanceApi).published(id),
    ]);
    return { staff: needed(choices).staff, published: needed(published) };
  },
});
