import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { StaffComplaint } from '#application/read-models/complaints/staff-complaints.ts';
import { LONGEST_SIGNER } from '#domain/complaints/complaint-answer.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { useWrongField } from '#ui/kit/forms/led-focus.ts';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { StaffComplaintsStore } from './staff-complaints-store.ts';

/** What the school says to a sheet: an answer, which is sent, or only what it did meanwhile. @param me who is signed in, by name. */
export const ReplyForm = observer(function ReplyForm({ sheet, me }: { sheet: StaffComplaint; me: string }) {
  const store = useService(StaffComplaintsStore);
  const form = useRef<HTMLFormElement>(null);
  const { number, content } = sheet;
  const refused = store.problems[number];
  const problemAt = (field: string) => (refused?.field === field ? refused.detail : null);
  useWrongField(form, refused ?? null);
  const by = store.signer ?? me;
  const isBusy = (kind: 'action' | 'answer') => store.busy?.number === number && store.busy.kind === kind;
  return (
    <Form
      ref={form}
      aria-label={`Responder la hoja ${number}`}
      onSubmit={(event) => {
        event.preventDefault();
        void store.reply(sheet, 'answer', by);
      }}
    >
      <TextArea
        name="text"
        rows={6}
        label="Respuesta"
        hint={
          content.email === ''
            ? `No dejó correo: la envías tú por escrito a ${content.address}. Lo que se registra no se puede cambiar.`
            : 'Le llega por correo y queda bajo su hoja. Lo que se envía no se puede cambiar.'
        }
        value={store.texts[number] ?? ''}
        error={problemAt('text')}
        onChange={({ target }) => store.write(number, target.value)}
      />
      <TextField
        name="by"
        label="Quién responde"
        hint="Quien reclamó lee este nombre."
        maxLength={LONGEST_SIGNER}
        value={by}
        error={problemAt('by')}
        onChange={({ target }) => store.sign(target.value)}
      />
      {refused !== undefined && refused.field === null && (
        <Notice kind="error" title="No se guardó" live>
          <p>{refused.detail}</p>
        </Notice>
      )}
      <FormActions>
        <Button type="submit" look="primary" busy={isBusy('answer') && 'Enviando…'}>
          {content.email === '' ? 'Registrar la respuesta' : 'Enviar la respuesta'}
        </Button>
        <Button busy={isBusy('action') && 'Anotando…'} onClick={() => void store.reply(sheet, 'action', by)}>
          Solo anotar lo que hicimos
        </Button>
      </FormActions>
    </Form>
  );
});
