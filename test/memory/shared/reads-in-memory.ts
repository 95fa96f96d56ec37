import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { type ReadArguments, Reads } from '#application/browser/shared/ports/reads.ts';
import type { Read, ReadInput } from '#application/read-models/shared/read.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** What the school would answer to reads, in this process's memory. */
export class ReadsInMemory extends Reads {
  readonly #models = new Map<object, unknown>();
  /** Set: every read is refused with it. */
  refusal: CallRefusal | null = null;

  /** From now on the read is answered so, whatever it is asked with. */
  answer<Model, Input extends ReadInput>(read: Read<Model, Input>, model: NoInfer<Model>): void {
    this.#models.set(read, model);
  }

  ask<Model, Input extends ReadInput>(
    read: Read<Model, Input>,
    ..._: ReadArguments<Input>
  ): Promise<Result<Model, CallRefusal>> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    if (!this.#models.has(read)) throw new Error(`Nothing answers the read ${read.area}/${read.name}`);
    return Promise.resolve(accept(this.#models.get(read) as Model));
  }
}

/** One read that is answered as things stand when it is asked. */
export class ListInMemory<Model, Input extends ReadInput> extends ReadsInMemory {
  constructor(
    private readonly read: Read<Model, Input>,
    private readonly page: (query: Readonly<Record<string, string>>) => NoInfer<Model>,
  ) {
    super();
  }

  override ask<Asked, Given extends ReadInput>(
    read: Read<Asked, Given>,
    ...input: ReadArguments<Given>
  ): Promise<Result<Asked, CallRefusal>> {
    this.answer(this.read, this.page(input[0] ?? {}));
    return super.ask(read, ...input);
  }
}
