import type { Read, ReadInput } from '#application/read-models/shared/read.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from './call-refusal.ts';

/** What a read is asked with, as an argument: none where it takes nothing. */
export type ReadArguments<Input extends ReadInput> = Input extends null ? readonly [] : readonly [input: Input];

/** Asks the school what a page only shows. What decides anything has a port of its own. */
export abstract class Reads {
  abstract ask<Model, Input extends ReadInput>(
    read: Read<Model, Input>,
    ...input: ReadArguments<Input>
  ): Promise<Result<Model, CallRefusal>>;
}
