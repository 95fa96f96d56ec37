import { observer } from 'mobx-react-lite';
import type { WrittenSection } from '#application/browser/reading/book-writing.ts';
import { bookLimits, hasBelow, nameOfSection, sectionField } from '#domain/reading/writing/outline.ts';
import { movesOf } from '#domain/reading/writing/outline-changes.ts';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { errorOf } from '#ui/school/staff/products/editor/part-form.tsx';
import { Remover } from '#ui/school/staff/products/syllabus/remover.tsx';
import type { BookDesk } from './book-desk.ts';
import styles from './book.module.css';
import { TextOfSection } from './text-of-section.tsx';

interface PanelProps {
  readonly desk: BookDesk;
  readonly section: WrittenSection;
  readonly mayEdit: boolean;
}

/** The section that is open: what it is called, where it stands, whether it is of the sample, and its text. */
export const SectionPanel = observer(function SectionPanel({ desk, section, mayEdit }: PanelProps) {
  const { id, title, isSample } = section;
  const index = desk.sections.findIndex((each) => each.id === id);
  const name = nameOfSection(section, index);
  return (
    <section className={styles.panel} aria-label={name}>
      <div className={styles.head}>
        <TextField
          id={sectionField(id)}
          name="titulo-de-la-seccion"
          label="Título de la sección"
          value={title}
          readOnly={!mayEdit}
          maxLength={bookLimits.title}
          error={errorOf(desk.lacks, sectionField(id))}
          onChange={(event) => desk.change(id, { title: event.target.value })}
        />
        {mayEdit && <Moves desk={desk} section={section} name={name} index={index} />}
      </div>
      <CheckboxField
        name="muestra"
        label="De la muestra"
        hint="Cualquiera la lee sin comprar."
        checked={isSample}
        disabled={!mayEdit}
        onChange={(event) => desk.change(id, { isSample: event.target.checked })}
      />
      <TextOfSection desk={desk} section={section} name={name} mayEdit={mayEdit} />
    </section>
  );
});

const Moves = observer(function Moves(props: Omit<PanelProps, 'mayEdit'> & { name: string; index: number }) {
  const { desk, section, name, index } = props;
  const { id } = section;
  const moves = movesOf(desk.sections, id);
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  const button = (icon: IconName, label: string, may: boolean, act: () => void) => (
    <IconButton icon={icon} label={`${label} ${lower}`} unavailable={!may} onClick={act} />
  );
  return (
    <div className={styles.moves}>
      {button('chevron-up', 'Subir', moves.up, () => desk.move(id, -1))}
      {button('chevron-down', 'Bajar', moves.down, () => desk.move(id, 1))}
      {button('chevron-left', 'Sacar un nivel', moves.higher, () => desk.nest(id, -1))}
      {button('chevron-right', 'Meter un nivel', moves.deeper, () => desk.nest(id, 1))}
      <Remover
        name={lower}
        asks={section.text !== '' || section.written !== null || hasBelow(desk.sections, index)}
        onRemove={() => desk.remove(id)}
      >
        {hasBelow(desk.sections, index) ? 'Se quita con las que tiene dentro.' : 'Se quita con su texto.'}
      </Remover>
    </div>
  );
});
