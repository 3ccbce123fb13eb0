import type { SelectQueryBuilder } from 'typeorm';
import { holdsLiterally, holdsUnaccented } from '../common/list.js';
import type { Consultation } from './consultation.entity.js';
import type { ConsultationExportQuery } from './consultations.dto.js';
import { referencePart } from './reference.js';

type ConsultationFilters = ConsultationExportQuery & { id?: string | undefined };

/** Leaves what the filters ask for; the query's alias is `consultation`. */
export function narrow(
  query: SelectQueryBuilder<Consultation>,
  { id, search, assignee, from, to, suspected, ...equal }: ConsultationFilters,
): SelectQueryBuilder<Consultation> {
  query.where(id ? { id } : { suspected });
  for (const [column, value] of Object.entries(equal))
    if (value !== undefined) query.andWhere({ [column]: value });
  if (assignee === 'none') query.andWhere('consultation.assignee IS NULL');
  else if (assignee) query.andWhere({ assignee });
  if (from) query.andWhere('consultation.created_at >= :from', { from });
  if (to) query.andWhere('consultation.created_at < :to', { to });
  if (search) find(query, search);
  return query;
}

/**
 * In name, e-mail, phone, message or reference, with or without accents; phone and reference also however they were
 * written. The column `searched` holds them as they are compared.
 */
function find(query: SelectQueryBuilder<Consultation>, search: string): void {
  const ways = [holdsUnaccented('consultation.searched', 'search')];
  const digits = search.replace(/\D/g, '');
  if (digits.length >= 4 && /^[\d\s()+./-]+$/.test(search))
    ways.push(holdsLiterally(String.raw`regexp_replace(consultation.phone, '\D', '', 'g')`, ':digits'));
  const reference = referencePart(search);
  if (reference) ways.push(holdsLiterally("replace(consultation.reference, '-', '')", ':reference'));
  query.andWhere(`(${ways.join(' OR ')})`, { search, digits, reference });
}
