"""Texts: what people read, in their language.

fluent       messages of Fluent files
numbers      numbers with the marks of a language
errors       what Ludoteca refuses, in one tree
faults       everything that the core refuses; its sentences are in ``errors.<language>.ftl``
sentences    what errors say, as codes and facts
"""
