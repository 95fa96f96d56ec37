import { observer } from 'mobx-react-lite';
import { type DragEvent, useState } from 'react';
import { secondsToRead } from '#domain/learning/syllabus/reading-time.ts';
import {
  type SyllabusClass,
  syllabusField,
  type SyllabusId,
  syllabusLimits,
} from '#domain/learning/syllabus/syllabus.ts';
import { nextPlace } from '#domain/learning/syllabus/syllabus-changes.ts';
import { formatSeconds } from '#domain/shared/length.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { errorOf } from '#ui/school/staff/products/editor/part-form.tsx';
import { ClassDetails } from './class-details.tsx';
import { Mover } from './mover.tsx';
import { Remover } from './remover.tsx';
import styles from './syllabus.module.css';
import type { SyllabusStore } from './syllabus-store.ts';
import { UploadProgress } from './upload-progress.tsx';
import { UploadStore } from './upload-store.ts';

interface ClassProps {
  readonly store: SyllabusStore;
  readonly moduleId: SyllabusId;
  readonly each: SyllabusClass;
  readonly index: number;
  readonly mayEdit: boolean;
}

/** A class in its module: what it is called, what it is, and its details once they are opened. */
export const ClassRow = observer(function ClassRow({ store, moduleId, each, index, mayEdit }: ClassProps) {
  const { id, kind, title } = each;
  const field = syllabusField(id);
  const isOpen = store.open === id;
  const name = title.trim() === '' ? `clase ${index + 1}` : `clase «${title.trim()}»`;
  const drops = useClassDrops(store, { moduleId, index });
  return (
    // A pointer's way; the buttons of the row are the keyboard's.
    <li className={styles.class} data-over={drops.isOver || undefined} {...drops.handlers}>
      <div className={styles.classHead}>
        <Icon name={kind === 'video' ? 'video' : 'book-open'} size="medium" />
        <div>
          <TextField
            id={field}
            name={`clase-${id}`}
            label={`Clase ${index + 1}, ${kind === 'video' ? 'video' : 'lectura'}`}
            value={title}
            readOnly={!mayEdit}
            maxLength={syllabusLimits.title}
            error={errorOf(store.lacks, field)}
            onChange={(event) => store.changeClass(id, { title: event.target.value })}
          />
          <ClassFacts each={each} />
          <UploadProgress classId={id} name={name} mayEdit={mayEdit} />
        </div>
        <div className={styles.classDoes}>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={`${field}-details`}
            onClick={() => store.toggle(id)}
          >
            {isOpen ? 'Cerrar' : mayEdit ? 'Editar' : 'Ver'}
          </Button>
          {mayEdit && <ClassMover store={store} each={each} name={name} />}
        </div>
      </div>
      <div id={`${field}-details`}>
        {isOpen && <ClassDetails store={store} each={each} name={name} mayEdit={mayEdit} />}
      </div>
    </li>
  );
});

function ClassFacts({ each }: { each: SyllabusClass }) {
  const { kind, video, captions, isFree, materials } = each;
  return (
    <p className={styles.facts}>
      <span>{lengthOf(each)}</span>
      {isFree && <Badge kind="accent">Muestra gratis</Badge>}
      {kind === 'video' && video !== null && captions === null && <span>Sin subtítulos</span>}
      {materials.length > 0 && <span>{materials.length === 1 ? '1 material' : `${materials.length} materiales`}</span>}
    </p>
  );
}

const ClassMover = observer(function ClassMover(props: { store: SyllabusStore; each: SyllabusClass; name: string }) {
  const { store, each, name } = props;
  const { id, video, text, materials } = each;
  const uploads = useService(UploadStore);
  const isEmpty = video === null && text === '' && materials.length === 0 && uploads.taskOf(id) === null;
  return (
    <Mover
      id={`${syllabusField(id)}-mover`}
      name={name}
      isFirst={nextPlace(store.content, id, -1) === null}
      isLast={nextPlace(store.content, id, 1) === null}
      onMove={(step) => store.moveClass(id, nextPlace(store.content, id, step))}
      onDrag={(isDragged) => store.drag(isDragged ? { kind: 'class', id } : null)}
    >
      <Remover name={`la ${name}`} asks={!isEmpty} onRemove={() => store.removeClass(id)}>
        Se quita del borrador.
      </Remover>
    </Mover>
  );
});

function lengthOf({ kind, video, seconds, text }: SyllabusClass): string {
  if (kind === 'reading') return text.trim() === '' ? 'Sin texto' : formatSeconds(secondsToRead(text));
  return video === null ? 'Sin video' : formatSeconds(seconds);
}

/** Another class that is dropped on this one takes its place. */
function useClassDrops(store: SyllabusStore, place: { readonly moduleId: SyllabusId; readonly index: number }) {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent): boolean => {
    if (store.dragged?.kind !== 'class') return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => take(event) && setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        const { dragged } = store;
        if (!take(event) || dragged === null) return;
        store.drag(null);
        store.moveClass(dragged.id, place);
      },
    },
  };
}
