'use client';

export { ErrorSlip as default } from '@/components/error/error-slip';
