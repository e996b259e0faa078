import type { OperatorHandler } from '../context/handler.ts';

/** Milliseconds after its last call for which an operator counts as present: the console calls every 15 s. */
export const presentMs = 45_000;

/** Records that the operator has the partner's document open, or closed it. @returns who else has it open, and which draft */
export const presence: OperatorHandler<'presence'> = async (context, _params, { isHere, draft }) => {
  const { db, partner, operator, now } = context;
  const own = { partnerId: partner.id, operatorId: operator.id };
  if (isHere)
    await db
      .insertInto('editorPresence')
      .values({ ...own, seenAt: now, draft })
      .onConflict((conflict) =>
        conflict.columns(['partnerId', 'operatorId']).doUpdateSet({ seenAt: now, draft }),
      )
      .execute();
  await db
    .deleteFrom('editorPresence')
    .where('partnerId', '=', partner.id)
    .where((eb) =>
      eb.or([eb('seenAt', '<=', now - presentMs), ...(isHere ? [] : [eb('operatorId', '=', operator.id)])]),
    )
    .execute();
  const others = await db
    .selectFrom('editorPresence')
    .innerJoin('operators', 'operators.id', 'editorPresence.operatorId')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.operatorId', '=', 'operators.id')
        .onRef('memberships.partnerId', '=', 'editorPresence.partnerId'),
    )
    .where('editorPresence.partnerId', '=', partner.id)
    .where('operators.id', '!=', operator.id)
    // A removed member is gone at once.
    .where((eb) =>
      eb.or([eb('memberships.role', 'is not', null), eb('operators.isInstanceAdministrator', '=', 1)]),
    )
    .select(['operators.name', 'editorPresence.seenAt', 'editorPresence.draft'])
    .orderBy('operators.name')
    .orderBy('operators.id')
    .limit(50)
    .execute();
  return {
    others: others.map(({ name, seenAt, draft }) => ({
      name,
      seenAt: new Date(Number(seenAt)).toISOString(),
      draft: draft === null ? null : Number(draft),
    })),
  };
};
