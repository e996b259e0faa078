import { type Call, global } from './call.ts';
import * as conversions from './conversions.ts';
import * as inquiries from './inquiries.ts';
import * as customerBoards from './notice-customer-boards.ts';

const customerBoardsPath = `${global}/notice-customer-boards` as const;

/** The calls that write. */
export const writeCalls = {
  customerBoardCreate: {
    name: 'customerBoardCreate',
    method: 'POST',
    path: customerBoardsPath,
    params: customerBoards.customerBoardCreateParams,
    body: customerBoards.customerBoardCreateBody,
    response: customerBoards.customerBoardWriteResponse,
    summary: 'Write an article',
  },
  customerBoardUpdate: {
    name: 'customerBoardUpdate',
    method: 'PUT',
    path: `${customerBoardsPath}/{id}`,
    params: customerBoards.customerBoardParams,
    body: customerBoards.customerBoardUpdateBody,
    response: customerBoards.customerBoardWriteResponse,
    summary: 'Change an article, with its password',
  },
  customerBoardDelete: {
    name: 'customerBoardDelete',
    method: 'DELETE',
    path: `${customerBoardsPath}/{id}`,
    params: customerBoards.customerBoardParams,
    body: customerBoards.customerBoardPasswordBody,
    response: customerBoards.customerBoardWriteResponse,
    summary: 'Delete an article, with its password',
  },
  customerBoardPrivate: {
    name: 'customerBoardPrivate',
    method: 'POST',
    path: `${customerBoardsPath}/{id}/private`,
    params: customerBoards.customerBoardParams,
    body: customerBoards.customerBoardPasswordBody,
    response: customerBoards.customerBoardPrivateResponse,
    summary: 'Read a private or own article, with its password',
  },
  inquiryCreate: {
    name: 'inquiryCreate',
    method: 'POST',
    path: `${global}/inquiries`,
    params: inquiries.inquiryCreateParams,
    body: inquiries.inquiryCreateBody,
    response: inquiries.inquiryCreateResponse,
    summary: 'Send an inquiry to be called back; it cannot be read through a call',
  },
  conversionCreate: {
    name: 'conversionCreate',
    method: 'POST',
    path: `${global}/conversions`,
    params: conversions.conversionCreateParams,
    body: conversions.conversionCreateBody,
    response: conversions.conversionCreateResponse,
    summary: 'Report a conversion to an advertising service from the server',
  },
} as const satisfies Record<string, Call>;
